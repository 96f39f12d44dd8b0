/** For a remote's own unsubmitted work. Bundled by who uses it: what every page loads does without. */
export { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

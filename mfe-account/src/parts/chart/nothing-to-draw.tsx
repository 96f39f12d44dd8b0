/** The empty state of a chart. */
export const NothingToDraw = () => 'There is nothing to draw: every figure is zero or missing.';

/** The window event that announces an open overlay. The shell listens, so that Back closes the overlay first. */
export const overlayOpened = 'overlayOpened';

/** Detail of that event. */
export interface OpenOverlay {
  readonly close: () => void;
  /** Aborted as soon as the overlay is closed. */
  readonly closed: AbortSignal;
}

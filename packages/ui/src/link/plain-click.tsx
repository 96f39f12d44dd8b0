import type { MouseEvent } from 'react';

/** False for a click with a modifier key, with which the browser opens a link in a new tab or window, or downloads it. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

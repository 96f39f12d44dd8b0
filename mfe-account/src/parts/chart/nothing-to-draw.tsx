/** In place of a chart without bars. */
export const NothingToDraw = () => 'There is nothing to draw: every figure is zero or missing.';

/** Media queries of the grid, from a width up. Custom properties cannot be used in them. */
export const from = {
  sm: '@media (min-width: 480px)',
  cards: '@media (min-width: 700px)',
  /** In print too: two columns of short texts fit on paper. */
  md: '@media print, (min-width: 768px)',
  across: '@media (min-width: 800px)',
  /** In print too: paper is narrower, but tables keep their table layout there. */
  table: '@media print, (min-width: 900px)',
  lg: '@media (min-width: 1024px)',
  three: '@media (min-width: 1100px)',
  xl: '@media (min-width: 1280px)',
  xxl: '@media (min-width: 1600px)',
} as const;

/** Media queries below a width. */
export const below = {
  sm: '@media (max-width: 479.98px)',
  phone: '@media (max-width: 599.98px)',
  cards: '@media (max-width: 699.98px)',
  md: '@media screen and (max-width: 767.98px)',
  table: '@media screen and (max-width: 899.98px)',
  lg: '@media (max-width: 1023.98px)',
} as const;

/** Styles for browsers without JavaScript. */
export const withoutScripts = '@media (scripting: none)';

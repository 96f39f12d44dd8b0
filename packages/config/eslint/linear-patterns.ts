import regexp from 'eslint-plugin-regexp';

/**
 * A regular expression with superlinear run time lets the sender of the text block a process: the event loop handles no
 * other request in the meantime.
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': 'error',
  },
};

import regexp from 'eslint-plugin-regexp';

/**
 * A pattern whose time grows faster than its input lets the sender of the text block a process: the event loop handles
 * no other request in the meantime.
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': 'error',
  },
};

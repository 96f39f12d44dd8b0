import regexp from 'eslint-plugin-regexp';

/**
 * A pattern whose time grows faster than the text it is given lets the sender of the text stop a process: the event loop
 * answers no one else meanwhile.
 */
export const linearPatterns = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': 'error',
  },
};

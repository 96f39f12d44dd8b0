/** What each number means, from five to one. */
export const ratingWords = [
  'I would go again',
  'Good',
  'In parts',
  'Not what I hoped',
  'I would not go',
] as const;

/** The options for the group size. */
export const groupSizes = ['1-2', '3-5', '6-10', '11-15', '16-20', '20+'] as const;

export const interests = [
  'Yoga',
  'Meditation',
  'Temples',
  'Ayurveda',
  'Retreats',
  'Nature & Wildlife',
  'Satsangs',
  'Music Festivals',
  'Dance Festivals',
  'Spiritual Philosophy',
  'Vedic Astrology',
  'Sacred Sites',
  'Pilgrimage',
  'Cultural Immersion',
  'Ashram Stays',
] as const;

/** Group size, interests and special requests, each on its own line. */
export function privateTourMessage(groupSize: string, chosen: readonly string[], requests: string): string {
  return [
    `Group size: ${groupSize}`,
    `Interests: ${chosen.join(', ')}`,
    ...(requests ? [`Special requests: ${requests}`] : []),
  ].join('\n');
}

import type { SampleExpertise } from './types.js';

const make = (
  category: string,
  entries: [slug: string, name: string, description: string][],
): SampleExpertise[] => entries.map(([slug, name, description]) => ({ slug, name, category, description }));

export const expertise: SampleExpertise[] = [
  ...make('Practice', [
    ['hatha-yoga', 'Hatha yoga', 'Postures and breath in the old, unhurried way.'],
    [
      'yin-and-chair-yoga',
      'Yin and chair yoga',
      'Long, supported postures, also for new hips and old knees.',
    ],
    ['pranayama', 'Pranayama', 'Work with the breath, from simple counting to the humming bee.'],
    ['meditation', 'Meditation', 'Sitting still: vipassana, zen, and the question who am I.'],
    ['kirtan', 'Kirtan', 'Songs that a leader sings and a room gives back.'],
  ]),
  ...make('Places', [
    ['temple-architecture', 'Temple architecture', 'How Indian temples are built, dated and read.'],
    ['epigraphy', 'Epigraphy', 'What is written on the stones, from gifts of lamps to stolen cows.'],
    ['girivalam', 'Girivalam', 'The walk around Arunachala, by day, by night, in silence or song.'],
    ['buddhist-sites', 'Buddhist sites', 'Bodh Gaya, Sarnath and the roads between.'],
    ['high-altitude', 'High altitude', 'Walking, breathing and turning around in time in the Himalaya.'],
    ['sacred-groves', 'Sacred groves', 'Woods that stand because someone worships there.'],
  ]),
  ...make('Arts and crafts', [
    ['bharatanatyam', 'Bharatanatyam', 'The dance of the Tamil temples.'],
    ['odissi', 'Odissi', 'The dance of Odisha, in three bends.'],
    ['carnatic-music', 'Carnatic music', 'Ragas and songs of the south, and where they were made.'],
    ['silk-weaving', 'Silk weaving', 'Looms, borders, and a fair price.'],
    ['storytelling', 'Storytelling', 'Gods and grandmothers, told without a book.'],
  ]),
  ...make('Body and table', [
    ['ayurveda', 'Ayurveda', 'Physicians of the old school who know when to send you to a hospital.'],
    ['ayurvedic-cooking', 'Ayurvedic cooking', 'One pot, twelve people, differences at the edge.'],
    [
      'travel-with-limited-mobility',
      'Travel with limited mobility',
      'Steps counted, chairs found, time taken.',
    ],
  ]),
];

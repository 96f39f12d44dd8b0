/** The five threads that run through every tour, as tours name them in `themes`. */
export const themes: readonly { title: string; text: string }[] = [
  {
    title: 'Ancient Traditions',
    text: 'Rites that have been kept every day for a thousand years, seen at the hour they happen.',
  },
  {
    title: 'Architectural Mastery',
    text: 'Granite towers, thousand-pillar halls and the people who still carve.',
  },
  {
    title: 'Living Devotion',
    text: 'Flower sellers, singers, priests and pilgrims: a temple is a town at work.',
  },
  {
    title: 'Sacred Nature',
    text: 'Hills walked around barefoot, rivers greeted at dawn, trees given in marriage.',
  },
  {
    title: 'Cultural Immersion',
    text: 'Dance, silk looms, temple kitchens, and meals on a banana leaf.',
  },
];

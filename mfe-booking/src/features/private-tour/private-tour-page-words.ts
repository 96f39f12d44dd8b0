/** Advantages of a private tour over a shared one. */
export const benefits = [
  { title: 'Your own dates', text: 'You choose the month. We’ll tell you honestly if it’s the wrong one.' },
  { title: 'Your own pace', text: 'One temple a day or four. A day in bed when you need it.' },
  {
    title: 'Your own guide',
    text: 'The same person from arrival to departure, for you alone.',
  },
  {
    title: 'Your own purpose',
    text: 'Ashes to bring to a river, a vow to keep, a teacher to sit with: tell us.',
  },
  { title: 'Your own table', text: 'All meals vegetarian, cooked for your allergies and your hours.' },
  {
    title: 'Your own questions',
    text: 'A scholar, a priest or a dancer for an evening, when you want to understand.',
  },
] as const;

export const included = [
  'Rooms near the temple, chosen for a quiet night',
  'All meals, pure vegetarian',
  'A vehicle with driver for the whole time',
  'A guide who speaks your language, or an interpreter who does',
  'Airport transfers at any hour',
  'Entrance fees, offerings and the people we invite',
] as const;

export const samples = [
  {
    title: 'The south, temple by temple',
    days: '7–14 days',
    text: 'Chennai to Madurai by way of Kanchipuram, Tiruvannamalai and Thanjavur, with as many mornings in each as you like.',
  },
  {
    title: 'River and mountain',
    days: '10–21 days',
    text: 'Varanasi before dawn, then Haridwar, Rishikesh and the roads to the sources, as high as the season allows.',
  },
  {
    title: 'A teacher and a quiet house',
    days: '5–12 days',
    text: 'Yoga, Ayurveda or silence in one place, with two or three walks to a shrine nearby.',
  },
] as const;

/** The texts of a profile, in the order of the form; lists are separated by commas. */
export const profileTexts = [
  { name: 'tagline', label: 'Tagline', hint: 'One sentence under your name.' },
  { name: 'jobTitle', label: 'What you do', hint: 'For instance: yoga teacher.' },
  { name: 'expertise', label: 'Expertise', hint: 'Separated by commas.' },
  { name: 'languagesSpoken', label: 'Languages', hint: 'Separated by commas.' },
  { name: 'statesCovered', label: 'Regions covered', hint: 'Separated by commas.' },
  { name: 'interests', label: 'Interests', hint: 'Separated by commas.' },
  { name: 'country', label: 'Country', hint: undefined },
  { name: 'gender', label: 'Gender', hint: undefined },
] as const;

export const profileLinks = [
  { name: 'website', label: 'Website' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'twitter', label: 'Twitter' },
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'youtube', label: 'YouTube' },
] as const;

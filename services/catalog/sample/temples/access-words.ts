/** The day of the last review; pages show it as "Last updated". */
export const checkedOn = '2026-11-22';

export const coveredDress = 'Shoulders and knees covered for everyone.';

/** For rules that are set at the entrance and change: they say whom to ask. */
export const asFarAsWeKnow = 'Open to all as far as we know. Ask at the entrance before you join the line.';
export const askAboutPictures =
  'Ask at the entrance before you take pictures; never of the shrine or of people at prayer.';
export const askAboutHours = 'Hours change with the season; ask before you go.';

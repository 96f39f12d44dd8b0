/** The day on which the entries were last gone through; pages call it "Last updated". */
export const checkedOn = '2026-11-22';

export const coveredDress = 'Shoulders and knees covered for everyone.';

/** For rules that are set at the door and change: they say who to ask instead of what no one here can know. */
export const asFarAsWeKnow = 'Open to all as far as we know. Ask at the entrance before you join the line.';
export const askAboutPictures =
  'Ask at the entrance before you take pictures; never of the shrine or of people at prayer.';
export const askAboutHours = 'Hours change with the season; ask before you go.';

const fastestMs = 2_500;

/** Why a form may not come from a person. Marks never refuse: someone looks. */
export function spamMarks(form: {
  website?: string | null;
  filledInMs?: number | null;
  message?: string | null;
}): string[] {
  const marks: string[] = [];
  if (form.website) marks.push('filled in a hidden field');
  if (typeof form.filledInMs === 'number' && form.filledInMs < fastestMs) marks.push('filled in too fast');
  if ((form.message?.match(/https?:\/\//gi)?.length ?? 0) > 3) marks.push('many links');
  return marks;
}

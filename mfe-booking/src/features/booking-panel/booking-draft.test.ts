import { describe, expect, it } from '@jest/globals';
import { bookingDrafts } from './booking-draft';
import { firstChoice, type Choice } from './choice';
import { noDetails } from './details';

const { choiceChanged, draftFound } = bookingDrafts.actions;
const trip = 'discovering-shiva';
const details = { ...noDetails, firstName: 'Asha' };
const stored = { trip, choice: { ...firstChoice, dateId: 'feb', travellers: 2 }, details };

/** The draft after this was chosen on a page that was opened again, and its stored draft came. */
function foundAfter(chosen: Partial<Choice>) {
  const { reducer } = bookingDrafts;
  const begun = reducer(undefined, choiceChanged({ trip, ...chosen }));
  return reducer(begun, draftFound(stored))[trip];
}

describe('a stored draft that comes late', () => {
  it('is taken up where nothing else was chosen meanwhile', () => {
    expect(foundAfter({})).toMatchObject({ step: 2, choice: stored.choice, details });
    expect(foundAfter({ dateId: 'feb' })).toMatchObject({ step: 2, choice: stored.choice, details });
  });

  it.each([{ travellers: 3 }, { roomOptionId: 'single' }, { dateId: 'march' }])(
    'leaves what was chosen meanwhile, and brings what was typed (%j)',
    (chosen) => {
      expect(foundAfter(chosen)).toMatchObject({ step: 1, choice: { ...firstChoice, ...chosen }, details });
    },
  );
});

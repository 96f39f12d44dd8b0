import { describe, expect, it } from '@jest/globals';
import { bookingDrafts } from './booking-draft';
import { firstChoice, type Choice } from './choice';
import { noDetails } from './details';

const { choiceChanged, detailsChanged, draftFound, stepReached } = bookingDrafts.actions;
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

  it.each([{ travellers: 3 }, { roomOptionId: 'single' }, { dateId: 'march' }, { plan: 'full' as const }])(
    'leaves what was chosen meanwhile, and brings what was typed (%j)',
    (chosen) => {
      expect(foundAfter(chosen)).toMatchObject({ step: 1, choice: { ...firstChoice, ...chosen }, details });
    },
  );

  it('leaves what is typed meanwhile in the second step, with the party and the way to pay chosen for it', () => {
    const { reducer } = bookingDrafts;
    const typed = { firstName: 'Ravi', diet: 'No nuts', acceptsTerms: true };
    const begun = [
      choiceChanged({ trip, dateId: 'feb' }),
      stepReached({ trip, step: 2 }),
      detailsChanged({ trip, ...typed }),
      draftFound(stored),
    ].reduce(reducer, undefined);
    expect(begun?.[trip]).toMatchObject({
      step: 2,
      choice: { ...firstChoice, dateId: 'feb' },
      details: { ...noDetails, ...typed },
    });
  });
});

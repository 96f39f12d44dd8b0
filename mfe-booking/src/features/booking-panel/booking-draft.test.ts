import { describe, expect, it } from '@jest/globals';
import { bookingDrafts } from './booking-draft';
import { firstChoice, type Choice } from './choice';
import { noDetails } from './details';

const { choiceChanged, detailsChanged, draftFound, stepReached } = bookingDrafts.actions;
const trip = 'discovering-shiva';
const details = { ...noDetails, firstName: 'Asha' };
const stored = { trip, choice: { ...firstChoice, dateId: 'feb', travellers: 2 }, details };

/** The draft after these choices were made on a reloaded page, and then the stored draft was found. */
function foundAfter(chosen: Partial<Choice>) {
  const { reducer } = bookingDrafts;
  const begun = reducer(undefined, choiceChanged({ trip, ...chosen }));
  return reducer(begun, draftFound(stored))[trip];
}

describe('a stored draft that is found late', () => {
  it('is restored if nothing else was selected meanwhile', () => {
    expect(foundAfter({})).toMatchObject({ step: 2, choice: stored.choice, details });
    expect(foundAfter({ dateId: 'feb' })).toMatchObject({ step: 2, choice: stored.choice, details });
  });

  it.each([{ travellers: 3 }, { roomOptionId: 'single' }, { dateId: 'march' }, { plan: 'full' as const }])(
    'restores the details, but keeps choices made meanwhile (%j)',
    (chosen) => {
      expect(foundAfter(chosen)).toMatchObject({ step: 1, choice: { ...firstChoice, ...chosen }, details });
    },
  );

  it('does not overwrite details typed meanwhile in the second step, nor the choices made for them', () => {
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

import { expect, it } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from './open-admin';

/** What a browser does with text that is no number or date: the value is empty, and the text stays. */
function typeUnreadable(field: HTMLElement): void {
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
}

it.each([
  ['a number', /^Smallest group/, 'minimumGroup', 4],
  ['a number in an empty field', /^Smallest group/, 'minimumGroup', null],
  ['a date', /^Decided by/, 'decisionDate', '2027-01-01'],
])(
  '%s that the browser cannot read is sent to be refused, and does not clear the field',
  async (_, label, key, value) => {
    const date = {
      ...{ id: 'dd', version: 1, tourId: null, retreatId: null, status: 'draft' },
      ...{ startDate: '2027-02-06', endDate: '2027-02-15', [key]: value },
    };
    const shown = await openAdmin('/admin/tour-dates/dd', {
      'GET /api/admin/tour-dates/dd': date,
      'PATCH /api/admin/tour-dates/dd': { ...date, version: 2 },
    });
    typeUnreadable(await shown.findByLabelText(label));
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    const sent = await waitFor(() => {
      const call = shown.http.calls.find(({ method }) => method === 'PATCH');
      if (!call) throw new Error('nothing was sent');
      return call;
    });
    expect(JSON.parse(sent.body ?? '')).toEqual({ [key]: 'unreadable' });
  },
);

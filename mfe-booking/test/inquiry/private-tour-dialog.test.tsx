import { expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { enter } from '../kit/enter';

it('a private tour inquiry that is closed before it is sent keeps its input', async () => {
  const given = { tourId: '1c3a0f7e-0000-4000-8000-000000000009', tourTitle: 'Discovering Shiva' };
  const shown = await renderRemoteSlot(booking, 'booking/PrivateTourDialog', { of: {}, given });
  const open = async () => {
    await userEvent.click(await shown.findByText('Inquire About Private Tour'));
    return within(await shown.findByRole('dialog', { name: 'Private Tour Inquiry' }));
  };
  const first = await open();
  await enter(first.getByLabelText(/^Full name/), 'Ingrid Solberg');
  await enter(first.getByLabelText(/^Group size/), '3-5');
  await userEvent.click(first.getByLabelText('Yoga'));
  await enter(first.getByLabelText(/^Special requests/), 'Without stairs, please.');
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());

  const again = await open();
  expect(again.getByLabelText(/^Full name/)).toHaveProperty('value', 'Ingrid Solberg');
  expect(again.getByLabelText(/^Group size/)).toHaveProperty('value', '3-5');
  expect(again.getByLabelText('Yoga')).toHaveProperty('checked', true);
  expect(again.getByLabelText('Temples')).toHaveProperty('checked', false);
  expect(again.getByLabelText(/^Special requests/)).toHaveProperty('value', 'Without stairs, please.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
});

it('a private tour inquiry that fails keeps its input, even if the visitor tried to close it meanwhile', async () => {
  let answer: (given: unknown) => void = () => undefined;
  const given = { tourId: '1c3a0f7e-0000-4000-8000-000000000009', tourTitle: 'Discovering Shiva' };
  const shown = await renderRemoteSlot(
    booking,
    'booking/PrivateTourDialog',
    { of: {}, given },
    { answers: { 'POST /api/leads': () => new Promise((resolve) => (answer = resolve)) } },
  );
  await userEvent.click(await shown.findByText('Inquire About Private Tour'));
  const dialog = within(await shown.findByRole('dialog', { name: 'Private Tour Inquiry' }));
  await enter(dialog.getByLabelText(/^Full name/), 'Ingrid Solberg');
  await enter(dialog.getByLabelText(/^Mobile/), '+4790012345');
  await enter(dialog.getByLabelText(/^Group size/), '3-5');
  await userEvent.click(dialog.getByLabelText('Yoga'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send inquiry' }));
  await waitFor(() => expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(true));
  await userEvent.keyboard('{Escape}');
  await act(async () => answer(new FakeProblem(503, 'unavailable')));
  await waitFor(() => expect(shown.toast()?.title).toBe('Error'));
  const kept = within(await shown.findByRole('dialog', { name: 'Private Tour Inquiry' }));
  expect(kept.getByLabelText(/^Full name/)).toHaveProperty('value', 'Ingrid Solberg');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
});

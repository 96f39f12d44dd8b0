import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

/** Opens a new FAQ from the list and types something. */
async function withUnsavedWork(answers: Record<string, FakeAnswer> = {}) {
  const shown = await openAdmin('/admin/faqs', {
    'GET /api/admin/faqs': { items: [], total: 0 },
    'POST /api/admin/faqs': { id: 'aa', version: 1, question: 'Can we come along?', status: 'draft' },
    'GET /api/admin/faqs/aa': { id: 'aa', version: 1, question: 'Can we come along?', status: 'draft' },
    ...answers,
  });
  await act(async () => shown.router.navigate('/admin/faqs/new'));
  const field = await shown.findByLabelText(/^Question/);
  await enter(field, 'Can we come along?');
  const goBack = () => act(async () => shown.router.navigate(-1));
  const path = () => shown.router.state.location.pathname;
  return { ...shown, goBack, path };
}

const asked = jest.spyOn(window, 'confirm');
afterEach(() => {
  asked.mockReset();
});

describe('a form with unsaved changes', () => {
  it('keeps the changes if the user cancels going back', async () => {
    asked.mockReturnValue(false);
    const { goBack, path, findByDisplayValue } = await withUnsavedWork();
    await goBack();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(path()).toBe('/admin/faqs/new');
    await findByDisplayValue('Can we come along?');
  });

  it('discards the changes if the user confirms going back', async () => {
    asked.mockReturnValue(true);
    const { goBack, path } = await withUnsavedWork();
    await goBack();
    await waitFor(() => expect(path()).toBe('/admin/faqs'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps the changes after a failed save, and shows the error beside the button', async () => {
    const away = new FakeProblem(503, 'unavailable', 'The service is away.');
    const { findByRole, findByText, findByDisplayValue } = await withUnsavedWork({
      'POST /api/admin/faqs': away,
    });
    const button = await findByRole('button', { name: /^Create/ });
    await userEvent.click(button);
    const message = await findByText('The service is away.');
    expect(button.parentElement?.contains(message)).toBe(true);
    await findByDisplayValue('Can we come along?');
  });

  it('asks before a link is followed', async () => {
    asked.mockReturnValue(false);
    const { path, findAllByRole } = await withUnsavedWork();
    const [link] = await findAllByRole('link', { name: 'Questions' });
    if (link) await userEvent.click(link);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(path()).toBe('/admin/faqs/new');
  });

  it('does not ask after a save', async () => {
    const { path, findByRole } = await withUnsavedWork();
    await userEvent.click(await findByRole('button', { name: /^(Create|Save)/ }));
    await waitFor(() => expect(path()).toBe('/admin/faqs/aa'));
    expect(asked).not.toHaveBeenCalled();
  });

  it('resets its fields on undo', async () => {
    const shown = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': { id: 'aa', version: 1, title: 'Shiva', districts: ['Chennai', 'Madurai'] },
    });
    const districts = await shown.findByLabelText(/^Districts/);
    await userEvent.type(districts, '{Enter}Kanchipuram{Enter}');
    expect(districts).toHaveProperty('value', 'Chennai\nMadurai\nKanchipuram\n');
    await userEvent.click(await shown.findByRole('button', { name: 'Undo' }));
    expect(districts).toHaveProperty('value', 'Chennai\nMadurai');
  });
});

import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneField } from './phone-field';

let isOffline = true;
jest.mock('./country-list', () => {
  if (isOffline) throw new Error('offline');
  return { __esModule: true, default: () => <p>All countries</p> };
});
beforeEach(() => {
  isOffline = true;
});

it('reports that the countries could not be loaded, blames the connection only offline, keeps the form, and retries on the next click', async () => {
  render(
    <form>
      <input aria-label="First name" />
      <PhoneField label="Phone" country={null} onCountryChange={() => undefined} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('First name'), 'Asha');
  await userEvent.click(screen.getByRole('button', { name: /Country code/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Please wait a moment and press again/);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha');

  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: /Country code/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Check your connection and press again/);
  onLine.mockRestore();

  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: /Country code/ }));
  await screen.findByText('All countries');
  expect(screen.queryByRole('alert')).toBeNull();
});

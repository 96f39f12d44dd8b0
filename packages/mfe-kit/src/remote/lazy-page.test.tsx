import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { lazyPage } from './lazy-page';

describe('a lazy page', () => {
  it('renders at once when it was loaded before', async () => {
    const Page = lazyPage('x', () => Promise.resolve({ default: () => <p>here</p> }));
    await Page.preload();
    expect(render(<Page />).getByText('here')).toBeTruthy();
  });
  it('tries a load that failed once more, and the next visit again', async () => {
    let tries = 0;
    const Page = lazyPage('x', async () => {
      tries++;
      if (tries <= 2) throw new Error('gone');
      return { default: () => <p>back</p> };
    });
    await expect(Page.preload()).rejects.toThrow('gone');
    await Page.preload();
    expect(render(<Page />).getByText('back')).toBeTruthy();
  });
});

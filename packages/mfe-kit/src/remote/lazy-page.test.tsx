import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page';

describe('a lazy page', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('renders at once when it was loaded before', async () => {
    const Page = lazyPage('x', () => Promise.resolve({ default: () => <p>here</p> }));
    await Page.preload();
    expect(render(<Page />).getByText('here')).toBeTruthy();
  });
  it('renders at once on the server when it was loaded before', async () => {
    const Page = lazyPage('x', () => Promise.resolve({ default: () => <p>here</p> }));
    await Page.preload();
    expect(renderToString(<Page />)).toBe('<p>here</p>');
  });
  it('appears when it has come, and React finds nothing to complain about', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Text = ({ word }: { word: string }) => <p>{word}</p>;
    let arrive: (module: { default: typeof Text }) => void = () => undefined;
    const Page = lazyPage<{ word: string }>('x', () => new Promise((resolve) => (arrive = resolve)));
    const shown = (word: string) => (
      <Suspense fallback={<p>wait</p>}>
        <Page word={word} />
      </Suspense>
    );
    const view = await act(async () => render(shown('here')));
    expect(view.getByText('wait')).toBeTruthy();
    await act(async () => {
      arrive({ default: Text });
      await Page.preload();
    });
    expect(view.getByText('here')).toBeTruthy();
    view.rerender(shown('still here'));
    expect(view.getByText('still here')).toBeTruthy();
    expect(complaints.mock.calls).toEqual([]);
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

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Suspense } from 'react';
import { FailureBoundary } from '../host/failure-boundary';
import { lazyPage } from './lazy-page';

describe('a lazy page', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('renders synchronously in the browser once it is preloaded', async () => {
    const Page = lazyPage('x', () => Promise.resolve({ default: () => <p>here</p> }));
    await Page.preload();
    expect(render(<Page />).getByText('here')).toBeTruthy();
  });
  it('renders synchronously on the server once it is preloaded', async () => {
    const Page = lazyPage('x', () => Promise.resolve({ default: () => <p>here</p> }));
    await Page.preload();
    expect(renderToString(<Page />)).toBe('<p>here</p>');
  });
  it('suspends until it has loaded, without warnings from React', async () => {
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
  it('throws to the error boundary if its code cannot be loaded, instead of loading in a loop', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let tries = 0;
    const Page = lazyPage<Record<never, never>>('x', () => {
      tries++;
      return Promise.reject(new Error('gone'));
    });
    const heard: unknown[] = [];
    const view = await act(async () =>
      render(
        <FailureBoundary fallback={<p>not here</p>} onError={(error) => heard.push(error)}>
          <Suspense fallback={<p>wait</p>}>
            <Page />
          </Suspense>
        </FailureBoundary>,
      ),
    );
    expect(view.getByText('wait')).toBeTruthy();
    await act(() => Page.preload().catch(() => undefined));
    expect(view.getByText('not here')).toBeTruthy();
    expect(heard).toHaveLength(1);
    expect(tries).toBe(2);
  });
  it('retries a failed load once, and again on the next preload', async () => {
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

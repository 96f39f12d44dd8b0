import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { SearchBox, type SearchBoxProps } from './search-box';

const suggestions = [
  {
    id: '1',
    title: 'Discovering Shiva',
    href: '/spiritual-tours/discovering-shiva',
    kind: 'tour',
    kindName: 'Tour',
  },
  {
    id: '2',
    title: 'Kailasanathar Temple',
    href: '/temples/kailasanathar',
    kind: 'temple',
    kindName: 'Temple',
  },
] as const;

function Search(props: Partial<SearchBoxProps> & Pick<SearchBoxProps, 'onGo'>) {
  const [query, setQuery] = useState('');
  return (
    <SearchBox
      label="Search"
      query={query}
      onQuery={setQuery}
      suggestions={suggestions}
      resultsHref={(text) => `/search?q=${text}`}
      {...props}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });

describe('the search box', () => {
  it('refers to no row while none is highlighted', async () => {
    render(<Search onGo={() => undefined} />);
    await userEvent.type(field(), 'shiva');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('opens the highlighted suggestion on Enter', async () => {
    const onGo = jest.fn();
    render(<Search onGo={onGo} />);
    await userEvent.type(field(), 'shiva{ArrowDown}{ArrowDown}{Enter}');
    expect(onGo).toHaveBeenCalledWith('/temples/kailasanathar');
    expect(field().value).toBe('shiva');
  });

  it('opens all results on Enter without a highlighted row, and by its last row', async () => {
    const onGo = jest.fn();
    render(<Search onGo={onGo} />);
    await userEvent.type(field(), 'shiva{Enter}');
    expect(onGo).toHaveBeenLastCalledWith('/search?q=shiva');
    await userEvent.type(field(), 's');
    await userEvent.click(screen.getByRole('option', { name: /Search for “shivas”/ }));
    expect(onGo).toHaveBeenLastCalledWith('/search?q=shivas');
  });

  it('highlights the last row on the up arrow, and wraps to the first one on the down arrow', async () => {
    render(<Search onGo={() => undefined} />);
    await userEvent.type(field(), 'shiva{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Search for “shiva”', selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(last.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Discovering Shiva');
  });

  it('closes without navigating when the focus leaves it while a row is highlighted', async () => {
    const onGo = jest.fn();
    render(<Search onGo={onGo} />);
    await userEvent.type(field(), 'shiva{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onGo).not.toHaveBeenCalled();
  });

  it('does not search on the Enter that ends an IME composition', () => {
    const onGo = jest.fn();
    render(<Search onGo={onGo} />);
    fireEvent.change(field(), { target: { value: 'சிவ' } });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, which: 229 });
    expect(onGo).not.toHaveBeenCalled();
  });

  it('closes on Escape and keeps the typed text', async () => {
    render(<Search onGo={() => undefined} />);
    await userEvent.type(field(), 'shiva{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('shiva');
  });

  it('keeps the text that was typed before hydration', () => {
    const server = document.createElement('div');
    document.body.append(server);
    const box = <Search onGo={() => undefined} />;
    server.innerHTML = renderToString(box);
    const typed = server.querySelector('input');
    if (typed) typed.value = 'temple';
    render(box, { container: server, hydrate: true });
    expect(screen.getByRole('option', { name: 'Search for “temple”', hidden: true })).toBeTruthy();
  });

  it('announces the number of suggestions', async () => {
    render(<Search onGo={() => undefined} />);
    await userEvent.type(field(), 'shiva');
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  });

  it.each([
    [{ suggestions: [] }, 'Nothing found. Try a town or a deity.'],
    [{ state: 'unasked' as const, suggestions: [] }, ''],
    [{ state: 'loading' as const }, 'Searching'],
    [{ state: 'failed' as const }, 'Suggestions can’t be loaded right now. Press Enter to search.'],
    [{ state: 'offline' as const }, 'You are offline. Searching works again with a connection.'],
  ])('announces the state of the search: %j', async (props, text) => {
    render(<Search onGo={() => undefined} {...props} />);
    await userEvent.type(screen.getByRole('combobox'), 'xq');
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});

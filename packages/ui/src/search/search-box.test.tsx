import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

describe('search', () => {
  it('goes to the marked suggestion', async () => {
    const onGo = jest.fn();
    render(<Search onGo={onGo} />);
    await userEvent.type(screen.getByRole('combobox'), 'shiva{ArrowDown}{ArrowDown}{Enter}');
    expect(onGo).toHaveBeenCalledWith('/temples/kailasanathar');
  });

  it('goes to all results by Enter, and by its last row', async () => {
    const onGo = jest.fn();
    render(<Search onGo={onGo} />);
    await userEvent.type(screen.getByRole('combobox'), 'shiva{Enter}');
    expect(onGo).toHaveBeenLastCalledWith('/search?q=shiva');
    await userEvent.type(screen.getByRole('combobox'), 's');
    await userEvent.click(screen.getByRole('option', { name: /Search for “shivas”/ }));
    expect(onGo).toHaveBeenLastCalledWith('/search?q=shivas');
  });

  it('closes by Escape and keeps the words', async () => {
    render(<Search onGo={() => undefined} />);
    await userEvent.type(screen.getByRole('combobox'), 'shiva{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('shiva');
  });

  it.each([
    [{ suggestions: [] }, 'Nothing found. Try a town or a deity.'],
    [{ state: 'unasked' as const, suggestions: [] }, ''],
    [{ state: 'loading' as const }, 'Searching'],
    [{ state: 'offline' as const }, 'You are offline. Searching works again with a connection.'],
  ])('says how it stands: %j', async (props, text) => {
    render(<Search onGo={() => undefined} {...props} />);
    await userEvent.type(screen.getByRole('combobox'), 'xq');
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});

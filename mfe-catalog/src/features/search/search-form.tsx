import { useNavigate } from '@valam/mfe-kit/router';
import { SearchBox } from '@valam/ui/search/search-box';
import { useState } from 'react';
import { resultsHref } from './search-query';
import { useSuggestions } from './use-suggestions';

/** The search field with suggestions. */
export default function SearchForm({ asked }: { asked: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  const { suggestions, state } = useSuggestions(typed === asked ? '' : typed);
  return (
    <SearchBox
      label="Search the site"
      action="/search"
      query={typed}
      onQuery={setTyped}
      suggestions={suggestions}
      state={state}
      onGo={(to) => void navigate(to)}
      resultsHref={resultsHref}
    />
  );
}

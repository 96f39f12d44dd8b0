import { Button } from '@valam/ui/button/button';
import { SearchField } from '@valam/ui/field/text-field';
import { Between } from '@valam/ui/layout/layout';

/** The fallback if the code of suggestions cannot be loaded: a plain search form. */
export function PlainSearch({ asked }: { asked: string }) {
  return (
    <form method="get" action="/search" role="search">
      <Between>
        <SearchField label="Search the site" name="q" defaultValue={asked} />
        <Button type="submit">Search</Button>
      </Between>
    </form>
  );
}

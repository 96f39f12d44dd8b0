import { useSearchParams } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import type { ComponentProps } from 'react';
import { manageAddress, type Doing } from './manage-address';

type Choice = Pick<ComponentProps<typeof SelectField>, 'label' | 'name' | 'emptyLabel' | 'options'>;

interface ChangeChoiceProps extends Choice {
  readonly token: string;
  readonly doing: Doing;
  readonly name: string;
  readonly chosen: string | null;
}

/**
 * Puts the selected change into the URL, from which the page reads it. A plain GET form, so that it works without JavaScript.
 */
export function ChangeChoice({ token, doing, name, chosen, ...choice }: ChangeChoiceProps) {
  const shell = useShell();
  const [search] = useSearchParams();
  return (
    <form
      method="get"
      action={manageAddress(token)}
      onSubmit={(event) => {
        event.preventDefault();
        const wish = new FormData(event.currentTarget).get(name);
        const next = new URLSearchParams(search);
        if (typeof wish === 'string' && wish) next.set(name, wish);
        else next.delete(name);
        // The focus stays on the button, just before the content that changes.
        const address = `${manageAddress(token)}?${next.toString()}`;
        shell.navigate(address, { replace: true, scroll: false, keepsPage: true });
      }}
    >
      <input type="hidden" name="do" value={doing} />
      <Stack $gap="4">
        <SelectField key={chosen} name={name} defaultValue={chosen ?? ''} {...choice} />
        <Button type="submit" variant="secondary" small>
          See what changes
        </Button>
      </Stack>
    </form>
  );
}

import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import type { Values } from '../api/use-office';
import type { ComponentType } from 'react';
import type { ActionDescription } from '../description/action-description';
import { DetailsView } from './details-view';
import { RosterView } from '../roster/roster-view';

const views: Readonly<Record<NonNullable<ActionDescription['view']>, ComponentType<{ answer: Values }>>> = {
  roster: RosterView,
  details: DetailsView,
};

/** What an action gave, to read or to copy. */
export function OutcomeView({
  action,
  answer,
  onClose,
}: {
  action: ActionDescription;
  answer: Values;
  onClose: () => void;
}) {
  const outcome = action.outcome?.(answer);
  const View = action.view && views[action.view];
  return (
    <Stack $gap="4">
      {View && <View answer={answer} />}
      {outcome?.kind === 'address' && (
        <TextField
          label={outcome.label}
          readOnly
          value={outcome.href}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Button small onClick={onClose}>
        Close
      </Button>
    </Stack>
  );
}

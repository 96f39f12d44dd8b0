import { useShell } from '@valam/mfe-kit/shell';

/** Copies a text to the clipboard and shows a toast. */
export function useCopy(): (text: string, what: string) => void {
  const shell = useShell();
  return (text, what) => {
    navigator.clipboard.writeText(text).then(
      () => shell.toast({ title: `${what} copied`, tone: 'success' }),
      () => shell.toast({ title: `${what} could not be copied`, description: text, tone: 'destructive' }),
    );
  };
}

import { useShell } from '@valam/mfe-kit/shell';

/** Puts a text where it can be pasted, and says so. */
export function useCopy(): (text: string, what: string) => void {
  const shell = useShell();
  return (text, what) => {
    navigator.clipboard.writeText(text).then(
      () => shell.toast({ title: `${what} copied`, tone: 'success' }),
      () => shell.toast({ title: `${what} could not be copied`, description: text, tone: 'destructive' }),
    );
  };
}

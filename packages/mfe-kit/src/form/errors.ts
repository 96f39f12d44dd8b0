/** Field → message. A corrected field keeps its name, without a message. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** Changes the errors that a form shows. */
export type ChangeErrors = (change: (shown: Errors) => Errors) => void;

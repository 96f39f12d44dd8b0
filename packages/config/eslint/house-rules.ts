import type { Linter } from 'eslint';

const environment = {
  object: 'process',
  property: 'env',
  message: 'Configuration is read once, in config.ts or main.ts, and passed in typed.',
};

const clock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Business time comes from the injected Clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Business time comes from the injected Clock.',
  },
];

/** Nothing but configuration reads the environment. */
export const noEnvironment: Linter.Config = { rules: { 'no-restricted-properties': ['error', environment] } };

/** A transaction has one connection, which answers one query after the other. */
const connection = {
  selector:
    "CallExpression[callee.object.name='Promise'] > ArrayExpression > CallExpression[callee.object.name='tx']",
  message: 'A transaction asks one thing after the other: await each query.',
};

/** One record that cannot be worked on does not hold up the others of its sweep. */
const sweep = {
  selector:
    "ForOfStatement AwaitExpression > CallExpression[callee.property.name='transaction'][callee.object.property.name='dataSource']",
  message: 'The first that fails holds up the rest: use inTransactions.',
};

/** Nothing but the clock asks what time it is; a transaction asks one thing at a time, and a sweep goes on behind a failure. */
export const backEndSyntax: Linter.Config = {
  rules: { 'no-restricted-syntax': ['error', ...clock, connection, sweep] },
};

/**
 * A custom property of the root is inherited by every element: each change of one has the browser style the whole page
 * again, registered as not inherited or not. Where a phone paints for the first time, that is a tenth of a second.
 */
const rootProperties = [
  {
    selector: "MemberExpression[property.name='style'] > MemberExpression[property.name='documentElement']",
    message: 'A style of the root reaches every element: style the element that needs it.',
  },
  {
    selector: String.raw`TemplateElement[value.raw=/(:root|html)\S*:has\(\S*\s*\{\s*--/]`,
    message:
      'A custom property of the root that comes and goes reaches every element: set the property itself.',
  },
];

/** What changes while a page is shown is not a property of its root. */
export const frontEndSyntax: Linter.Config = {
  rules: { 'no-restricted-syntax': ['error', ...rootProperties] },
};

const forbid = (forbidden: { paths?: object[]; patterns?: object[] }): Linter.Config => ({
  rules: { 'no-restricted-imports': ['error', forbidden] },
});

const wholeZod = {
  name: 'zod',
  message: "Import 'zod/mini': the whole library is several times larger in the browser.",
};

export const onlySmallZod = forbid({ paths: [wholeZod] });

/** The platform reaches remotes through mfe-kit, which leaves out what no one uses. */
export const onlySharedPlatform = forbid({
  paths: [
    wholeZod,
    { name: '@reduxjs/toolkit', message: 'Import it from @valam/mfe-kit/store.' },
    { name: '@reduxjs/toolkit/query/react', message: 'Import it from @valam/mfe-kit/api.' },
    { name: 'react-router', message: 'Import it from @valam/mfe-kit/router.' },
    { name: 'react-router/dom', message: 'The shell alone mounts the router.' },
    { name: 'radix-ui', message: 'Compose the primitives of @valam/ui.' },
    {
      name: 'styled-components',
      allowImportNames: ['createGlobalStyle', 'css', 'styled'],
      message: 'These are what shell and remotes style with; the rest is for servers and themes.',
    },
  ],
});

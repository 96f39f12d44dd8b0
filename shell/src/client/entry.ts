// The libraries are evaluated with this file, the shell's own code in the next task: no moment of a phone is long.
setTimeout(() => void import(/* webpackMode: "eager" */ './main'));

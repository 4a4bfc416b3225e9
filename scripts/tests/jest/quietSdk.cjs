// The SDK prints each refused or unanswered call, with its stack; tests make them on purpose, and judge what they come
// to.
for (const level of ['warn', 'error']) {
  const print = console[level];
  console[level] = (...said) => {
    if (!String(said[0]).includes('@firebase/')) print.apply(console, said);
  };
}

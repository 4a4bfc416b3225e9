import { useState } from 'react';

/** Number of own texts that are recognised when they return. */
const REMEMBERED = 50;

/**
 * Edits a text as a model. Returns the model, and the function that replaces it and passes the text on. `read` is
 * called again only for a text that this editor did not write, such as the change of another window.
 */
export function useBody<Model>(
  body: string,
  read: (body: string) => Model,
  write: (model: Model) => string,
  onChange: (body: string) => void,
): [model: Model, change: (next: Model) => void] {
  const [state, setState] = useState(() => ({ model: read(body), seen: body, own: [] as readonly string[] }));
  if (body !== state.seen)
    setState({ ...state, seen: body, ...(!state.own.includes(body) && { model: read(body), own: [] }) });
  const change = (model: Model): void => {
    const next = write(model);
    setState((current) => ({ ...current, model, own: [...current.own.slice(1 - REMEMBERED), next] }));
    if (next !== body) onChange(next);
  };
  return [state.model, change];
}

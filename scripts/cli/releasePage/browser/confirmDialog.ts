/** Answer of the server. `lines` is the plan of a change, or why it is refused; `message` says what was changed. */
type Answer = { ok: boolean; lines: string[]; serial: number; message: string };

/** The dialog and the elements in it. */
type Parts = {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  title: HTMLElement;
  plan: HTMLElement;
  reason: HTMLTextAreaElement;
  problem: HTMLElement;
  cancel: HTMLButtonElement;
  confirm: HTMLButtonElement;
};

/** Number of the latest request for a plan: answers to earlier ones are dropped. */
let latestPlan = 0;

/**
 * Connects the buttons that change the site with the dialog that shows the plan and asks for the reason. Does nothing
 * on a page that is read-only. `onChange` is called after a change.
 */
export function connectDialog(onChange: () => Promise<void>): void {
  const parts = findParts();
  if (!parts) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-action]') : null;
    if (button) void openFor(parts, button, onChange);
  });
  parts.cancel.addEventListener('click', () => parts.dialog.close());
  enableChanges(document);
}

/**
 * Enables the buttons that change the site. The page has them disabled: a press before this script runs would be lost.
 */
export function enableChanges(within: ParentNode): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>('button[data-action]')) button.disabled = false;
}

function findParts(): Parts | null {
  const dialog = document.querySelector('dialog');
  const [form, title, plan] = [
    dialog?.querySelector('form'),
    dialog?.querySelector('h2'),
    dialog?.querySelector('pre'),
  ];
  const reason = dialog?.querySelector('textarea');
  const problem = dialog?.querySelector<HTMLElement>('[role=alert]');
  const [cancel, confirm] = dialog?.querySelectorAll('button') ?? [];
  if (!dialog || !form || !title || !plan || !reason || !problem || !cancel || !confirm) return null;
  return { dialog, form, title, plan, reason, problem, cancel, confirm };
}

async function openFor(parts: Parts, button: HTMLElement, onChange: () => Promise<void>): Promise<void> {
  const { dialog, form, plan, confirm } = parts;
  const { action, owner, version } = button.dataset;
  const change = { action, owner, version };
  const number = (latestPlan += 1);
  prepare(parts, button);
  // The button may be replaced while the dialog is open.
  dialog.onclose = () => document.getElementById(button.id)?.focus();
  dialog.showModal();
  const answer = await send(dialog, '/plan', change);
  if (number !== latestPlan) return;
  plan.textContent = answer.lines.join('\n');
  plan.removeAttribute('aria-busy');
  if (!answer.ok) return;
  confirm.disabled = false;
  form.onsubmit = (event) => {
    event.preventDefault();
    void carryOut(parts, { change, serial: answer.serial }, onChange);
  };
}

/** Resets the dialog. Nothing can be confirmed before the plan has loaded. */
function prepare(parts: Parts, { dataset }: HTMLElement): void {
  const { dialog, form, title, plan, reason, confirm } = parts;
  title.textContent = dataset.title ?? '';
  confirm.textContent = dataset.confirm ?? '';
  confirm.disabled = true;
  reason.value = '';
  showProblem(parts, '');
  plan.textContent = dialog.dataset.checking ?? '';
  plan.setAttribute('aria-busy', 'true');
  form.onsubmit = (event) => event.preventDefault();
}

async function carryOut(
  parts: Parts,
  planned: { change: object; serial: number },
  onChange: () => Promise<void>,
): Promise<void> {
  const { dialog, reason, confirm } = parts;
  if (reason.value.trim().length < 3) {
    showProblem(parts, dialog.dataset.noReason ?? '');
    reason.setAttribute('aria-invalid', 'true');
    reason.focus();
    return;
  }
  showProblem(parts, '');
  confirm.disabled = true;
  const answer = await send(dialog, '/change', { ...planned, reason: reason.value });
  confirm.disabled = false;
  if (!answer.ok) {
    showProblem(parts, answer.lines.join('\n'));
    return;
  }
  dialog.close();
  const done = document.querySelector('#done');
  if (done) done.textContent = answer.message;
  await onChange();
}

function showProblem({ problem, reason }: Parts, text: string): void {
  problem.textContent = text;
  if (text === '') reason.removeAttribute('aria-invalid');
}

/** Sends a call to the page's server. Never rejects: without an answer, `ok` is false and `lines` says so. */
async function send(dialog: HTMLElement, path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Partial<Answer>;
    const { lines = [], serial = 0, message = '' } = answer;
    return { ok: response.ok, lines, serial, message };
  } catch {
    return { ok: false, lines: [dialog.dataset.failed ?? ''], serial: 0, message: '' };
  }
}

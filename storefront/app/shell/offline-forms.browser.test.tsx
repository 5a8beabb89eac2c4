import { afterEach, expect, test, vi } from 'vitest';
import { holdFormsOffline } from './offline-forms.ts';

const MESSAGE = 'No connection: it will be sent later';

let end = () => {};
afterEach(() => {
  end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** @returns the form's names of buttons that sent it */
function showForm(): { form: HTMLFormElement; sent: string[] } {
  document.body.innerHTML = `
    <form method="post" action="/answer">
      <input name="city" />
      <div style="display: flex"><button name="go" value="next">Go on</button></div>
    </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const sent: string[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    sent.push(`${fields.get('city')} ${fields.get('go')}`);
  });
  return { form, sent };
}

function setConnection(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('a form that is sent offline keeps its values, says so above its button, and is sent later', () => {
  const { form, sent } = showForm();
  end = holdFormsOffline(MESSAGE);
  setConnection(false);
  const [field, button] = [form.querySelector('input'), form.querySelector('button')];
  if (!field || !button) throw new Error('no field');
  field.value = 'Tilburg';
  button.click();
  button.click();
  expect(sent).toEqual([]);
  expect(field.value).toBe('Tilburg');
  const notes = document.querySelectorAll('[role=alert]');
  expect([...notes].map(({ textContent }) => textContent)).toEqual([MESSAGE]);
  expect(notes[0]?.nextElementSibling?.contains(button)).toBe(true);
  setConnection(true);
  expect(sent).toEqual(['Tilburg next']);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('a form that has left the page in the meantime is not sent', () => {
  const { form, sent } = showForm();
  end = holdFormsOffline(MESSAGE);
  setConnection(false);
  form.requestSubmit();
  form.remove();
  setConnection(true);
  expect(sent).toEqual([]);
});

test('with a connection a form is sent at once', () => {
  const { form, sent } = showForm();
  end = holdFormsOffline(MESSAGE);
  setConnection(true);
  form.requestSubmit();
  expect(sent).toHaveLength(1);
});

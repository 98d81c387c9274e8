// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { boolean, object, string } from 'yup';
import type { Failure } from '../../../machines/rules/domain.ts';
import { loadMessages } from '../../../src/messages/index.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { Checkbox } from '../../../src/ui/Choice.tsx';
import { TextField } from '../../../src/ui/Field.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { PhoneField } from '../../../src/ui/form/PhoneField.tsx';
import type { LoadSchema } from '../../../src/ui/form/schemaResolver.ts';
import { useSchemaForm } from '../../../src/ui/form/useSchemaForm.ts';

beforeAll(() => loadMessages('en'));

interface Values {
  name: string;
  phone: string;
  email: string;
  agreed: boolean;
}

const rules = object({
  name: string().trim().required('Name is missing'),
  phone: string().required('Phone is missing'),
  email: string().trim().required('Email is missing'),
  agreed: boolean()
    .defined()
    .test('ticked', 'Not agreed yet', (ticked) => ticked),
});
const schema: LoadSchema<Values> = () => Promise.resolve(rules);

const fields = { name: 'name', phone: 'phone', email: 'email' } as const;

const none: Failure['entries'] = [];

interface SampleProps {
  load?: LoadSchema<Values>;
  values?: Partial<Values>;
  busy?: boolean;
  entries?: Failure['entries'];
  instead?: string;
  onType?: (values: Values) => void;
  onSubmit?: (values: Values) => void | Promise<void>;
}

function Sample(props: SampleProps) {
  const { load = schema, values, busy = false, entries = none, instead, onType, onSubmit } = props;
  const form = useSchemaForm<Values>({
    schema: load,
    values: { name: '', phone: '', email: '', agreed: true, ...values },
    busy,
    refusal: { entries, fields, ...(instead === undefined ? {} : { instead }) },
    ...(onType === undefined ? {} : { onType }),
    onSubmit: (sent) => onSubmit?.(sent),
  });
  return (
    <Form of={form}>
      <TextField label="Name" {...form.field('name')} />
      <PhoneField
        label="Phone"
        {...form.bound('phone')}
        country={{ country: null, canChoose: false }}
      />
      <TextField label="Email" {...form.field('email')} />
      <Checkbox {...form.field('agreed')}>Agreed</Checkbox>
      <Button type="submit">Send</Button>
    </Form>
  );
}

const filled = { name: 'Nadia', phone: '+15550137000', email: 'nadia@example.com' };
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('what a form checks itself', () => {
  it('no error appears before a press that leaves the field is over', async () => {
    render(<Sample />);
    const name = screen.getByLabelText('Name');
    const pressed = (event: 'pointerDown' | 'pointerUp' | 'click') =>
      fireEvent[event](screen.getByRole('button', { name: 'Send' }));
    name.focus();
    pressed('pointerDown');
    fireEvent.blur(name);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Name is missing')).toBeNull();
    // The pointer is released beside the button, so no click follows.
    pressed('pointerUp');
    expect(await screen.findByText('Name is missing')).toBeVisible();
  });

  it('a press whose release is not heard holds back no error of a field that is left by a key', async () => {
    render(<Sample />);
    screen.getByLabelText('Name').focus();
    fireEvent.pointerDown(document.body);
    await userEvent.tab();
    expect(await screen.findByText('Name is missing')).toBeVisible();
  });

  it('says at each field what is wrong with it, and brings the focus to the first on the page', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    render(<Sample values={{ name: 'Nadia', agreed: false }} onSubmit={onSubmit} />);
    await send();
    await waitFor(() => expect(field('Phone')).toHaveFocus());
    expect(field('Phone')).toHaveAccessibleDescription('Phone is missing');
    expect(field('Email')).toHaveAccessibleDescription('Email is missing');
    const agreed = screen.getByRole('checkbox');
    expect(agreed).toBeInvalid();
    expect(agreed).toHaveAccessibleDescription('Not agreed yet');
    expect(field('Name')).toBeValid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says nothing of a field before it was left', async () => {
    render(<Sample />);
    await userEvent.type(field('Email'), ' ');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Email is missing');
  });

  it('hands over what the schema makes of the values', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    render(<Sample values={{ ...filled, name: ' Nadia ' }} onSubmit={onSubmit} />);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({ ...filled, agreed: true });
  });

  it('says that the rules could not be loaded, and loads them again with the next try', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    const load = vi.fn<LoadSchema<Values>>().mockRejectedValue(new Error('offline'));
    render(<Sample load={load} values={filled} onSubmit={onSubmit} />);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No connection to the shop. What you did is kept.',
    );
    expect(field('Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    load.mockResolvedValue(rules);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reloads the page where the browser remembers the failure, once the server answers', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'http://shop.test/profile', reload });
    const answers = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline'));
    answers.mockResolvedValue(new Response('<!doctype html>'));
    vi.stubGlobal('fetch', answers);
    onTestFinished(() => void vi.unstubAllGlobals());
    const load = vi.fn<LoadSchema<Values>>().mockRejectedValue(new Error('remembered'));
    render(<Sample load={load} values={filled} />);
    await send();
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(answers).toHaveBeenCalledTimes(1);
    await send();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('says so too when the rules do not come within ten seconds', async () => {
    const load = vi.fn<LoadSchema<Values>>().mockReturnValue(new Promise(() => {}));
    render(<Sample load={load} values={filled} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await act(() => vi.advanceTimersByTimeAsync(9999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No connection to the shop. What you did is kept.',
    );
    expect(field('Name')).toHaveValue('Nadia');
  });

  it('loads the rules before anything is typed, so that a connection lost later costs nothing', async () => {
    const load = vi.fn<LoadSchema<Values>>().mockResolvedValue(rules);
    render(<Sample load={load} />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('sending a form', () => {
  it('happens once, however often it is submitted while it is on its way', async () => {
    let answer = () => {};
    const onSubmit = vi.fn<(values: Values) => Promise<void>>(
      () => new Promise((resolve) => (answer = resolve)),
    );
    render(<Sample values={filled} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    await user.type(field('Email'), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    await user.type(field('Email'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(async () => {
      await user.type(field('Email'), '{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(2);
    });
  });

  it('does not happen while its flow is busy with what was sent before', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    const { rerender } = render(<Sample values={filled} busy onSubmit={onSubmit} />);
    await userEvent.type(field('Email'), '{Enter}');
    rerender(<Sample values={filled} onSubmit={onSubmit} />);
    await userEvent.type(field('Email'), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('what the server refuses', () => {
  const refused = [
    { code: 'email', message: 'The email has already been taken.' },
    { code: 'gone', message: 'Something else.' },
    { code: 'name', message: 'The name is too long.' },
  ];

  it('is at its field, with the focus on the first of them and all that was typed', async () => {
    const { rerender } = render(<Sample values={filled} />);
    await userEvent.type(field('Name'), ' Karim');
    rerender(<Sample values={filled} entries={refused} />);
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toHaveAccessibleDescription('The name is too long.');
    expect(field('Name')).toHaveValue('Nadia Karim');
    expect(field('Email')).toHaveAccessibleDescription('The email has already been taken.');
    // An error without a field is shown by the flow, in a toast.
    expect(screen.queryByText('Something else.')).toBeNull();
  });

  it('goes from a field that is changed, and stays at the others', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    const { rerender } = render(<Sample values={filled} onSubmit={onSubmit} />);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    rerender(<Sample values={filled} entries={refused} />);
    await screen.findByText('The name is too long.');
    await userEvent.type(field('Name'), 'a');
    await waitFor(() => expect(field('Name')).toBeValid());
    expect(field('Email')).toHaveAccessibleDescription('The email has already been taken.');
  });

  it('is at no field when its code is a name that every object has', async () => {
    const strange = [{ code: 'constructor', message: 'Strange.' }];
    const { rerender } = render(<Sample values={filled} />);
    rerender(<Sample values={filled} entries={[...strange, ...refused]} />);
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('The email has already been taken.');
  });

  it('REC-11: is said in other words where its own are a toast', async () => {
    render(<Sample values={filled} entries={refused} instead="Check this field." />);
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Check this field.'));
  });

  it('does not keep a form from being sent again as it is', async () => {
    const onSubmit = vi.fn<(values: Values) => void>();
    render(<Sample values={filled} entries={refused} onSubmit={onSubmit} />);
    await screen.findByText('The name is too long.');
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('what is typed', () => {
  it('is told with each change, so that it can be stored', async () => {
    const onType = vi.fn<(values: Values) => void>();
    render(<Sample onType={onType} />);
    await userEvent.type(field('Name'), 'Na');
    expect(onType).toHaveBeenLastCalledWith({ name: 'Na', phone: '', email: '', agreed: true });
  });
});

import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Checkbox, Select, TextArea, TextField } from '..';

describe('a field', () => {
  test('is associated with its label, hint and error', () => {
    renderScreen(<TextField label="E-mail" required hint="We answer here." error="Write it in full." />);
    const field = screen.getByRole('textbox', { name: /E-mail/ });
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(screen.getByText('E-mail')).toHaveTextContent(/^E-mail$/);
    expect(field).toHaveAccessibleDescription('We answer here. Write it in full.');
  });

  test('without an error is valid, and shows when it is optional', () => {
    renderScreen(
      <>
        <TextArea label="Message" optional />
        <Checkbox label="I agree" />
        <Select label="Topic" placeholder="Choose" options={[{ value: 'a', label: 'A course' }]} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Message (optional)' })).toBeValid();
    expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveDisplayValue('Choose');
  });
});

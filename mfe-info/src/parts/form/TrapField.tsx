import { useText } from '../../text/useText';
import classes from './form.module.css';

/** A field that people neither see nor reach: whoever fills it in is a machine. */
export function TrapField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText().form;
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>{text.trap}<input name="website" tabIndex={-1} autoComplete="off" value={value} onChange={(event) => { onChange(event.target.value); }} /></label>
    </div>
  );
}

/**
 * A field that people neither see nor hear nor reach; programs that fill in every field fill in this one.
 * @param label invites to fill it in
 */
export function Trap({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

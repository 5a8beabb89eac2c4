import { Icon } from '#app/ui/media/icon.tsx';

export type Choice = { readonly value: string; readonly label: string };

/** A select with its label above. @param isLabelHidden for a label that only screen readers need */
export function ChoiceSelect({
  name,
  label,
  isLabelHidden = false,
  value,
  choices,
}: {
  name: string;
  label: string;
  isLabelHidden?: boolean;
  value?: string | undefined;
  choices: readonly Choice[];
}) {
  return (
    <label className="desk-filter">
      <span className={isLabelHidden ? 'sr-only' : 'desk-filter-label'}>{label}</span>
      <span className="relative block">
        <select name={name} defaultValue={value} className="control pe-7">
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className="desk-select-mark" />
      </span>
    </label>
  );
}

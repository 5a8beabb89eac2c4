import { Form, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Popover } from '#app/ui/layer/popover.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';

/** Chooses the columns of a list; the choice is part of its address, as all of its state is. */
export function ColumnChoice({
  columns,
  shown,
}: {
  columns: readonly { readonly key: string; readonly title: DeskTextKey }[];
  shown: readonly string[];
}) {
  const t = useDeskText();
  const [search, setSearch] = useSearchParams();
  const choose = (form: FormData) => {
    const next = new URLSearchParams(search);
    next.set('columns', form.getAll('column').join(','));
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <div className="scripted">
      <Popover
        label={t('list.columns')}
        side="bottom-end"
        trigger={(props) => (
          <button {...props} className="button button-secondary button-s">
            <Icon name="filter" size={16} />
            {t('list.columns')}
          </button>
        )}
      >
        {(close) => (
          <Form
            key={shown.join()}
            onSubmit={(event) => {
              event.preventDefault();
              choose(new FormData(event.currentTarget));
              close();
            }}
          >
            <fieldset className="space-y-1">
              <legend className="sr-only">{t('list.columns')}</legend>
              {columns.map(({ key, title }, index) => (
                <label key={key} className="flex items-center gap-2 py-1">
                  <input
                    type="checkbox"
                    name="column"
                    value={key}
                    defaultChecked={shown.includes(key)}
                    // it names its row
                    disabled={index === 0}
                    className="choice"
                  />
                  {index === 0 && <input type="hidden" name="column" value={key} />}
                  {t(title)}
                </label>
              ))}
            </fieldset>
            <Button size="s" className="mt-3 w-full">
              {t('list.show')}
            </Button>
          </Form>
        )}
      </Popover>
    </div>
  );
}

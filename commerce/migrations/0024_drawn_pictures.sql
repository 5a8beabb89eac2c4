-- Whether an article shows a drawing is asked before it is drawn. Imported pictures have a table of their own.
create index variant_drawn_picture on variant ((pictures[1])) where pictures[1] like 'p-%';

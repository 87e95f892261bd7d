/** Where the standard says what a rule asks for: the names of its pages and sections are the interface's, not the judge's. */
export {
  clause,
  clauseIn,
  openApiClause,
  type Page,
  rfcClause,
  serviceClause,
} from '../../schemas/statements/clause.ts';

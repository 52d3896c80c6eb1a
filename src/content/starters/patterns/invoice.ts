import { msg } from '../../../language/message'
import { writtenDocument } from '../starter'
import { crmPipeline, crmRecords } from './crm'
import { list, mockTool, object, step, text, toolPipeline, type WrittenPattern } from './pattern'

/** Upload, process, store: a tool with a whole pipeline as one of its steps. */
export const invoice: WrittenPattern = {
  id: 'invoice-processor',
  title: msg('Read, understand, file'),
  teaches: msg('A pipeline calls another one as a tool, and knows nothing of what is inside it.'),
  document: writtenDocument({
    id: 'invoice-processor',
    name: msg('Invoice processor'),
    pipelines: [
      {
        id: 'invoice',
        name: 'Invoice Processor',
        nodes: [
          step('invoice-extract', 'extract', msg('Extract Invoice'), {
            tool: { kind: 'node', id: 'ocr-extractor', name: 'ocr extractor' },
            input: {
              file: '{{input.invoiceFile}}',
              query: msg('Extract: invoice number, date, customer name, amount, line items'),
            },
            task: msg('Put what was read from the invoice in order.'),
            answer: object({
              invoiceNumber: text('The number of the invoice'),
              customer: text('Who is to pay'),
              amount: { type: 'number', minimum: 0, description: 'What is to be paid' },
              lineItems: list({ type: 'string' }, 'What is charged'),
              date: text('The day of the invoice'),
            }),
          }),
          step('invoice-store', 'update-crm', msg('Update CRM'), {
            tool: { kind: 'pipeline', id: crmPipeline.id, name: crmPipeline.name },
            input: {
              task: msg(
                // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign, and then a template of ours.
                'Find {customer} company record. Create a deal for invoice {invoiceNumber}, amount ${amount}.',
                {
                  customer: '{{steps.extract.reasoning.customer}}',
                  invoiceNumber: '{{steps.extract.reasoning.invoiceNumber}}',
                  amount: '{{steps.extract.reasoning.amount}}',
                },
              ),
            },
          }),
        ],
        tool: {
          slug: 'invoice-processor',
          status: 'active',
          description: `Use this tool to read an invoice from its file and to file it with its customer in the CRM.

# Required inputs (always include these):
- invoiceFile: The address of the invoice file. Example: "https://example.com/invoices/INV-2041.pdf".

# What the tool is going to output:
- invoice: what the invoice says
- crm: what was changed in the CRM`,
          inputSchema: {
            type: 'object',
            properties: {
              invoiceFile: {
                type: 'string',
                description: 'The address of the invoice file',
                examples: ['https://example.com/invoices/INV-2041.pdf'],
              },
            },
            required: ['invoiceFile'],
          },
          outputMapping: {
            fields: {
              invoice: { source: '{{steps.extract.reasoning}}', description: 'what the invoice says' },
              crm: { source: '{{steps.update-crm.output}}', description: 'what was changed in the CRM' },
            },
            includeMeta: true,
          },
        },
      },
      crmPipeline,
      toolPipeline('invoice-reader', msg('Reader of scans'), [
        mockTool(
          'ocr-extractor',
          'ocr extractor',
          object({ file: text('The address of the scan'), query: text('What to read from it') }),
          {
            text: msg('INVOICE INV-2041, 1 December 2026. To: Acme Corp. 3 workshops at 400, travel 50. Total: 1250.'),
          },
        ),
      ]),
      crmRecords,
    ],
    settings: { limits: { maxCostUsd: 3, maxDurationSeconds: 900 } },
  }),
  example: { invoiceFile: 'https://example.com/invoices/INV-2041.pdf' },
}

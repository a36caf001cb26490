import { useState } from 'react'
import { readAgain } from '../../../state/queries/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { reportWords } from '../../../words/en/report.ts'

/** Re-reads everything on the page, and says so meanwhile. */
export function CheckAgain() {
  const [isReading, setReading] = useState(false)
  const check = () => {
    if (isReading) return
    setReading(true)
    void readAgain().finally(() => setReading(false))
  }
  return (
    <Button size="small" aria-disabled={isReading} onClick={check}>
      {isReading ? reportWords.running : reportWords.again}
    </Button>
  )
}
